import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBodyArrivals } from './body-arrival.ts';

const BODY_MS = 1_000;
const FAST_ENOUGH = 100_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A file under way; `isHeldUp` while this side does not read it. */
function arrivingFile() {
  const socket = { bytesRead: 0 };
  const raw = Object.assign(new EventEmitter(), { socket, readableFlowing: true });
  const request = { method: 'POST', ip: '192.0.2.1', raw, headers: { 'content-length': '1000000' } };
  const send = vi.fn();
  const reply = { sent: false, header: () => ({ send }) };
  createBodyArrivals({ bodyMs: BODY_MS, bodiesPerAddressMax: 1 }).watch(
    request as unknown as FastifyRequest,
    reply as unknown as FastifyReply,
    true,
  );
  return {
    look({ isHeldUp = false, bytes = 0 }): boolean {
      raw.readableFlowing = !isHeldUp;
      socket.bytesRead += bytes;
      vi.advanceTimersByTime(BODY_MS);
      return send.mock.calls.length > 0;
    },
  };
}

it('a file that keeps arriving is waited for, and one that stops times out at the next check', () => {
  const file = arrivingFile();
  expect(file.look({ bytes: FAST_ENOUGH })).toBe(false);
  expect(file.look({ bytes: FAST_ENOUGH })).toBe(false);
  expect(file.look({ bytes: 10 })).toBe(true);
});

it('a file that was paused by the server has from its resumption until the check after next', () => {
  const file = arrivingFile();
  expect(file.look({ bytes: FAST_ENOUGH })).toBe(false);
  expect(file.look({ isHeldUp: true })).toBe(false);
  expect(file.look({ isHeldUp: true })).toBe(false);
  expect(file.look({})).toBe(false);
  expect(file.look({})).toBe(true);
});
