import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';

type Props = { isOpen: boolean; onClose: () => void; text: string; link: string };

/** For devices without a sheet of their own: the messengers that people here use, and e-mail. */
export function ShareDialog({ isOpen, onClose, text, link }: Props) {
  const t = useT();
  const mail = { name: t('referral.share_mail'), href: mailOf(text, link) };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('referral.share_title')} size="small">
      <ul className="referral-messengers">
        {[...messengersOf(text, link), mail].map(({ name, href }) => (
          <li key={name}>
            <a
              className={buttonClass({ look: 'line' })}
              href={href}
              target="_blank"
              rel="noreferrer noopener"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="referral-copied">
        <bdi className="referral-link">{link}</bdi>
        <CopyButton value={link} hasWords />
      </p>
    </Dialog>
  );
}

const messengersOf = (text: string, link: string) => {
  const both = encodeURIComponent(`${text} ${link}`);
  const [words, address] = [encodeURIComponent(text), encodeURIComponent(link)];
  return [
    { name: 'LINE', href: `https://line.me/R/share?text=${both}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${both}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${address}&text=${words}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
  ];
};

const mailOf = (text: string, link: string): string =>
  `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(`${text}\n${link}`)}`;
