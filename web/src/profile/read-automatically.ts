const KEY = 'homedex.read-profiles';

/** Whether opening a company reads its whole profile at once, at its price. Off until the reader wants it. */
export const isReadAutomatically = (): boolean => localStorage.getItem(KEY) === 'yes';

export const setReadAutomatically = (isOn: boolean): void =>
  isOn ? localStorage.setItem(KEY, 'yes') : localStorage.removeItem(KEY);
