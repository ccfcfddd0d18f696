export type Segments = 10 | 20 | 30;

export type Risk = 'low' | 'medium' | 'high';

export type Choice = { readonly segments: Segments; readonly risk: Risk };

/** The segment under the pointer, counted from 0 clockwise, and what it pays in millionths. */
export type Event = { readonly type: 'spin'; readonly segment: number; readonly pays: string };
