/** Counts down to the end of a payment, by the clock of the page that was sent. */
const left = document.querySelector<HTMLTimeElement>('#left');

if (left) {
  const sentAt = Number(left.dataset['now']);
  const endsAt = Date.parse(left.dateTime);
  const openedAt = performance.now();
  const show = () => {
    const now = sentAt + performance.now() - openedAt;
    const seconds = Math.max(0, Math.ceil((endsAt - now) / 1_000));
    const hours = Math.floor(seconds / 3_600);
    const minutes = String(Math.floor(seconds / 60) % 60).padStart(hours > 0 ? 2 : 1, '0');
    const rest = String(seconds % 60).padStart(2, '0');
    left.textContent = `${hours > 0 ? `${hours}:` : ''}${minutes}:${rest}`;
  };
  show();
  setInterval(show, 500);
}
