import { usePermission } from '../../shared/session/permission.ts';
import { splitLinks } from './own-links.ts';

/** Plain words; only an address of the brand's own site can be pressed. */
export function LineText({ text }: { text: string }) {
  const domains = usePermission().data?.info.domainRoute ?? [];
  const hosts = [location.host, ...domains.map(({ domain }) => domain)];
  return (
    <p className="chat-text">
      {splitLinks(text, hosts).map(({ at, text: words, href }) =>
        href === null ? (
          words
        ) : (
          <a key={at} href={href} target="_blank" rel="noopener">
            {words}
          </a>
        ),
      )}
    </p>
  );
}
