"""A typed client for the Homedex API. Start with `Client`, or `AsyncClient` for asyncio."""

from .client import AsyncClient, Client, HomedexError, InputProblem

__all__ = ["AsyncClient", "Client", "HomedexError", "InputProblem"]
