"""Routes: requests in, pages and answers out."""
