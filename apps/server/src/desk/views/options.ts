import type { ReportsOptions } from '../reports/index.ts';

export type ViewsOptions = Pick<ReportsOptions, 'brand'>;

export type MailOptions = ReportsOptions & { readonly publicUrl: string };
