import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { href: string };

/** A link within the site that keeps the page: opened elsewhere it is a link like any other. */
export function SiteLink({ href, children, ...link }: Props) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void navigate({ href });
  };
  return (
    <a {...link} href={href} onClick={follow}>
      {children}
    </a>
  );
}
