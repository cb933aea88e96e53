const KEY = 'homedex.read-profiles';

/** Whether opening a company reads and pays for its full profile immediately. Off by default. */
export const isReadAutomatically = (): boolean => localStorage.getItem(KEY) === 'yes';

export const setReadAutomatically = (isOn: boolean): void =>
  isOn ? localStorage.setItem(KEY, 'yes') : localStorage.removeItem(KEY);
