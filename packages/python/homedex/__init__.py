"""A typed client of the Homedex API. Start with `Client`, or `AsyncClient` in code that awaits."""

from .client import AsyncClient, Client, HomedexError, InputProblem

__all__ = ["AsyncClient", "Client", "HomedexError", "InputProblem"]
