import { normalizeAddress, readAddress } from './address.js';

const form = document.querySelector('#form');
const field = document.querySelector('#address');
const status = document.querySelector('#status');

document.documentElement.lang = chrome.i18n.getUILanguage();
for (const element of document.querySelectorAll('[data-message]'))
  element.textContent = chrome.i18n.getMessage(element.dataset.message);
field.value = (await readAddress()) ?? '';

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const address = normalizeAddress(field.value);
  field.setAttribute('aria-invalid', String(address === undefined));
  if (address === undefined) {
    status.textContent = chrome.i18n.getMessage('noAddress');
    return field.focus();
  }
  await chrome.storage.sync.set({ address });
  field.value = address;
  status.textContent = chrome.i18n.getMessage('saved');
});
