import { refusalOf } from '@baize/client/api-error';
import type { Post } from '@baize/contract/post';
import type { PostKind } from '@baize/contract/post-rules';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Answered } from '../../shared/lists/answered.tsx';
import { useBrandName } from '../../shared/loading/start.tsx';
import { dayAt } from '../../shared/timing/clock.ts';
import './news.css';
import { PostCards } from './post-cards.tsx';
import { PostPicture } from './post-picture.tsx';
import { usePost } from './use-posts.ts';

type Props = { kind: PostKind; postId: string };

/** One entry, with the way back to all and to others like it. */
export function PostArticle({ kind, postId }: Props) {
  const t = useT();
  const query = usePost(kind, postId);
  if (refusalOf(query.error)?.code === 'not_found') return <Gone kind={kind} />;
  return (
    <div className="news">
      <Link to={`/${kind}`} className="link small">
        {t(kind === 'blog' ? 'news.back_blog' : 'news.back_news')}
      </Link>
      <Answered query={query} waiting={<Waiting />}>
        {(post) => <Article post={post} />}
      </Answered>
    </div>
  );
}

function Article({ post }: { post: Post }) {
  const t = useT();
  const formats = useFormats();
  const { title, author, since, tags, url, content, more } = post;
  useTitle(title);
  return (
    <>
      <article className="post">
        <PostPicture url={url} sizes="(max-width: 1023px) 180vw, 1280px" />
        <h1>{title}</h1>
        <p className="muted small">
          {t('news.by', { author, date: formats.date(dayAt(since), 'long') })}
        </p>
        <Paragraphs content={content} />
        <p className="news-tags">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
      </article>
      {more.length > 0 && (
        <section className="news" aria-labelledby="news-more">
          <h2 id="news-more">{t('news.more')}</h2>
          <PostCards posts={more} level="h3" />
        </section>
      )}
    </>
  );
}

const HEADING = '## ';

/** Plain words: a line that begins with the sign of a heading is one. */
const Paragraphs = ({ content }: Pick<Post, 'content'>) => (
  <div className="post-text">
    {content.map((text) =>
      text.startsWith(HEADING) ? (
        <h2 key={text}>{text.slice(HEADING.length)}</h2>
      ) : (
        <p key={text}>{text}</p>
      ),
    )}
  </div>
);

/** The layout names the page by its menu entry, in an effect that runs after this one. */
function useTitle(title: string): void {
  const brand = useBrandName();
  const t = useT();
  const name = t('shell.page_title', { page: title, brand });
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      document.title = name;
    });
    return () => cancelAnimationFrame(frame);
  }, [name]);
}

function Gone({ kind }: { kind: PostKind }) {
  const t = useT();
  return (
    <Card>
      <EmptyState title={t('news.gone')}>{t('news.gone_text')}</EmptyState>
      <p className="post-gone">
        <Link to={`/${kind}`} className={buttonClass({ look: 'line' })}>
          {t(kind === 'blog' ? 'news.back_blog' : 'news.back_news')}
        </Link>
      </p>
    </Card>
  );
}

const Waiting = () => (
  <Loading className="news">
    <Skeleton height="16rem" />
    <Skeleton height="20rem" />
  </Loading>
);
