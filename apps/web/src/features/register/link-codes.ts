/** Codes that a link brought along: an agent's invitation, a member's recommendation. */
export type LinkCodes = { readonly affiliateCode?: string; readonly referralCode?: string };

/** A code is letters, digits and dashes; whatever else an address carries is not for a form. */
const CODE = /^[\w-]{1,40}$/;

export function readLinkCodes(search: string): LinkCodes {
  const given = new URLSearchParams(search);
  const affiliateCode = codeOf(given.get('affiliateCode'));
  const referralCode = codeOf(given.get('referralCode') ?? given.get('ref'));
  return {
    ...(affiliateCode === null ? {} : { affiliateCode }),
    ...(referralCode === null ? {} : { referralCode }),
  };
}

function codeOf(text: string | null): string | null {
  const code = text?.trim() ?? '';
  return CODE.test(code) ? code : null;
}
