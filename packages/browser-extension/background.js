import { profileUrl, readAddress } from './address.js';

/** Opens the profile of the page's site next to it. Asks for the address of the service if none is stored. */
async function openProfile(pageUrl, tab) {
  const address = await readAddress();
  if (address === undefined) return chrome.runtime.openOptionsPage();
  await chrome.tabs.create({ url: profileUrl(address, pageUrl), index: tab.index + 1, openerTabId: tab.id });
}

chrome.action.onClicked.addListener((tab) => openProfile(tab.url ?? '', tab));

chrome.contextMenus.onClicked.addListener(({ linkUrl, pageUrl }, tab) =>
  openProfile(linkUrl ?? pageUrl, tab),
);

chrome.runtime.onInstalled.addListener(({ reason }) => {
  chrome.contextMenus.removeAll(() =>
    chrome.contextMenus.create({
      id: 'profile-of-link',
      title: chrome.i18n.getMessage('openProfileOfLink'),
      contexts: ['link'],
      targetUrlPatterns: ['http://*/*', 'https://*/*'],
    }),
  );
  if (reason === 'install') chrome.runtime.openOptionsPage();
});
