import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { readBuiltWeb } from './built-web.ts';

const script = `console.log(${JSON.stringify('x'.repeat(5_000))});`;

describe('the built pages', () => {
  let folder: string;
  let running: TestApp;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'homedex-web-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Homedex</title>');
    writeFileSync(join(folder, 'assets', 'app-abc.js'), script);
    writeFileSync(join(folder, 'assets', 'font-abc.woff2'), Buffer.alloc(4_000, 7));
    writeFileSync(join(folder, 'assets', 'notes.txt'), 'no page requests this');
    writeFileSync(
      join(folder, 'manifest.json'),
      JSON.stringify({ 'src/main.tsx': { file: 'assets/app-abc.js' } }),
    );
    running = await buildTestApp({ services: { web: readBuiltWeb(folder) } });
  });
  afterAll(async () => {
    await running.app.close();
    rmSync(folder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });

  it('an asset comes compressed and is cached forever', async () => {
    const answer = await get('/assets/app-abc.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  });

  it('a font is sent unchanged', async () => {
    const answer = await get('/assets/font-abc.woff2', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.rawPayload).toHaveLength(4_000);
  });

  it.each([
    '/assets/missing-xyz.js',
    '/assets/notes.txt',
    '/assets/..%2Findex.html',
    '/assets/%2e%2e%2fmanifest.json',
  ])('only files that were built are found, not %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('a rebuild under a running service removes nothing', async () => {
    rmSync(join(folder, 'assets', 'app-abc.js'));
    expect((await get('/assets/app-abc.js')).body).toBe(script);
  });

  it.each(['/app', '/app/lists', '/app/company/maple.com'])(
    '%s is the app, with a policy that lets nothing inline run',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
    },
  );

  it('maps a source to its built file', () => {
    const web = readBuiltWeb(folder);
    expect(web.addressOf('src/main.tsx')).toBe('/assets/app-abc.js');
    expect(web.addressOf('src/other.ts')).toBeUndefined();
  });

  it('without a build the app shows a notice and the API works', async () => {
    const bare = await buildTestApp({ services: { web: readBuiltWeb(join(folder, 'nowhere')) } });
    const answer = await bare.app.inject({ url: '/app' });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm start');
    expect((await bare.app.inject({ url: '/health' })).statusCode).toBe(200);
    await bare.app.close();
  });
});
