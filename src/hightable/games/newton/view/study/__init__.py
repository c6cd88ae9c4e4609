"""The study: bookshelf, incomes, piles, cubes, Masters."""
