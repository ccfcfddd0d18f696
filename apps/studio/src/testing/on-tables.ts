import { onSchema } from '@baize/vendor-kit/testing/on-schema';
import type pg from 'pg';

/** Looks into the studio's own tables, or makes something in them older than it is. */
export const onTables = <Row extends pg.QueryResultRow>(
  databaseUrl: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => onSchema<Row>({ databaseUrl, schema: 'studio' }, text, values);
