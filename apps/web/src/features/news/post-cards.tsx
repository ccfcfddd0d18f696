import type { PostSummary } from '@baize/contract/post';
import { useFormats } from '@baize/i18n/react.tsx';
import { Link } from '@tanstack/react-router';
import { dayAt } from '../../shared/timing/clock.ts';
import './news.css';
import { PostPicture } from './post-picture.tsx';

const PLACES = { blog: '/blog/$postId', news: '/news/$postId' } as const;

type Props = { posts: readonly PostSummary[]; level: 'h2' | 'h3' };

/** Entries side by side: picture, day, title, and what each is about. */
export function PostCards({ posts, level: Title }: Props) {
  const formats = useFormats();
  return (
    <ul className="post-cards">
      {posts.map(({ postId, kind, url, since, title, description }) => (
        <li key={postId} className="card">
          <PostPicture url={url} sizes="(max-width: 719px) 180vw, 720px" />
          <div className="post-words">
            <time className="faint small" dateTime={since}>
              {formats.date(dayAt(since), 'long')}
            </time>
            <Title>
              <Link to={PLACES[kind]} params={{ postId }}>
                {title}
              </Link>
            </Title>
            <p className="muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
