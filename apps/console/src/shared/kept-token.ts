const KEY = 'console.token';

/** Kept for this tab alone: another tab, or another day, signs in anew. */
export const keptToken = (): string | null => sessionStorage.getItem(KEY);

export const keepToken = (token: string) => sessionStorage.setItem(KEY, token);

export const forgetToken = () => sessionStorage.removeItem(KEY);
