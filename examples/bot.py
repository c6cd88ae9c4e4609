"""A bot in 15 lines: it looks at what each option leads to, and takes the most points."""

import hightable
from hightable.bots import Bot, Opinion


class Miser(Bot):
    def weigh(self, sight):
        opinions = []
        for word in sight.decision.options:
            table = sight.guess(seed=1)
            table.choose(word)
            opinions.append(Opinion(word, table.scores()[sight.seat], simulations=1))
        return sorted(opinions, key=lambda opinion: -opinion.value)


def play(seed):
    table = hightable.new("newton", seats=2, seed=seed)
    bots = [Miser(), hightable.bot("random")]
    while not table.over:
        seat = table.decision.seat
        table.choose(bots[seat].choose(table.sight(seat)))
    return table.scores()


if __name__ == "__main__":
    games = [play(seed) for seed in range(5)]
    won = sum(mine > theirs for mine, theirs in games)
    print(f"The miser won {won} of {len(games)} games: {games}")
