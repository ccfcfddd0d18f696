import type { PostSummary } from '@baize/contract/post';
import type { PostKind } from '@baize/contract/post-rules';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/lists/answered.tsx';
import './news.css';
import { PostCards } from './post-cards.tsx';
import { usePosts } from './use-posts.ts';

const TITLES = { blog: 'shell.blog', news: 'shell.news' } as const;
const LEADS = { blog: 'news.blog_lead', news: 'news.news_lead' } as const;

/** All entries of the blog or the news, the newest first, by tag where one is chosen. */
export function PostList({ kind }: { kind: PostKind }) {
  const t = useT();
  const { code } = useLanguage();
  const query = usePosts(kind);
  return (
    <section className="news">
      <header>
        <h1>{t(TITLES[kind])}</h1>
        <p className="muted">{t(LEADS[kind])}</p>
      </header>
      <Answered query={query} waiting={<Waiting />}>
        {({ posts }) => <Tagged posts={posts} />}
      </Answered>
      <p className="small">
        <a className="link" href={`/${kind}/feed.xml?lang=${code}`}>
          {t('news.feed')}
        </a>
      </p>
    </section>
  );
}

function Tagged({ posts }: { posts: readonly PostSummary[] }) {
  const t = useT();
  const [tag, setTag] = useState<string | null>(null);
  const tags = [...new Set(posts.flatMap((post) => post.tags))];
  // A change of language brings other words: what was chosen is then among none of them.
  const chosen = tags.find((each) => each === tag) ?? null;
  if (posts.length === 0) {
    return (
      <Card>
        <EmptyState title={t('news.none')}>{t('news.none_text')}</EmptyState>
      </Card>
    );
  }
  return (
    <>
      {tags.length > 1 && (
        <fieldset className="news-tags">
          <legend className="sr">{t('news.tags')}</legend>
          <Chip isChosen={chosen === null} onClick={() => setTag(null)}>
            {t('news.all')}
          </Chip>
          {tags.map((each) => (
            <Chip key={each} isChosen={each === chosen} onClick={() => setTag(each)}>
              {each}
            </Chip>
          ))}
        </fieldset>
      )}
      <PostCards
        posts={posts.filter((post) => chosen === null || post.tags.includes(chosen))}
        level="h2"
      />
    </>
  );
}

const Waiting = () => (
  <Loading className="post-cards">
    <Skeleton height="20rem" />
    <Skeleton height="20rem" />
  </Loading>
);
