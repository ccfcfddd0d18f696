import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  href: string;
  /** Also done where the page is kept: what stands over it closes. */
  onFollow?: () => void;
};

/** A link within the site that keeps the page: opened elsewhere it is a link like any other. */
export function SiteLink({ href, onFollow, children, ...link }: Props) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onFollow?.();
    void navigate({ href });
  };
  return (
    <a {...link} href={href} onClick={follow}>
      {children}
    </a>
  );
}
