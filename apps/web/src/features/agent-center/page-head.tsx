import { type ReactNode, useEffect } from 'react';
import { useBrandName } from '../../shared/loading/start.tsx';

type Props = {
  title: string;
  /** Below the title: where one is, or what the page is for. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** The head of a page of the center; the tab says its name too. */
export function PageHead({ title, lead, children }: Props) {
  const brand = useBrandName();
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <header className="agent-head">
      <div>
        <h1>{title}</h1>
        {lead}
      </div>
      {children}
    </header>
  );
}
