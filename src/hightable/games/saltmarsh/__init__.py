"""Saltmarsh, a toy: small enough to read in one sitting, and it needs the whole kernel.

1 Setup   3 coins each, boats at home, three cards each: keep one in secret, pass the rest to
          the left, keep one of two; the last leaves the game. A crate on every quay.
2 Turn    four rounds; on your turn sail, play a card, or trade (2 coins).
3 Sail    up to 3 channels, each toll paid before you enter; the first boat on a quay takes its
          crate (1 salt). Where you stop you dock: cargo, and then the tollkeepers may answer.
4 Quick   at any decision of your turn you may sell 1 salt for 2 coins.
5 Cards   done when played; a tollkeeper stays and answers whenever another player docks.
6 Score   the points under your guild marker, 1 for each salt, 1 for 5 coins.
7 Solo    the Heron has the second seat, no cards, and flies where crates are left.
"""
