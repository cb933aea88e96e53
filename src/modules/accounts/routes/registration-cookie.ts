const NAME = 'homedex_registration';
const SECONDS = 24 * 60 * 60;

/**
 * The only cookie. It distinguishes the browser that registered from any other that opens the mailed link. It is sent only to the page of
 * the link, and scripts cannot read it.
 */
export function registrationCookie(secret: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${secret}; Path=/auth/verify; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

export const registrationSecretIn = (cookies: string | undefined): string | undefined =>
  new RegExp(`(?:^|;)\\s*${NAME}=([\\w-]+)`).exec(cookies ?? '')?.[1];
