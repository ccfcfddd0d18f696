/**
 * What the sign-in window shows at its end: nothing. It hands the ticket to the page that opened
 * it, if that is ours, and closes; a window that nobody opened goes to the login itself. A sign-in
 * that failed hands over null.
 */
export const handOverPage = (ticket: string | null, nonce: string): string => `<!doctype html>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>&#8203;</title>
<script nonce="${nonce}">
const ticket = ${JSON.stringify(ticket)};
if (window.opener) {
  window.opener.postMessage({ type: 'outsideLogin', ticket }, window.location.origin);
  window.close();
} else {
  window.location.replace(ticket === null ? '/login' : '/login#outsideTicket=' + ticket);
}
</script>
`;
