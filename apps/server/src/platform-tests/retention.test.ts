import { RETENTION_CLASSES, type RetentionClass } from '@baize/contract/privacy-rules';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, type Instant, later } from '@baize/std/time';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand, seedContent } from '../base/brand/index.ts';
import type { AnyJob } from '../base/kernel/index.ts';
import { feedbackJobs } from '../desk/feedback/index.ts';
import { supportJobs } from '../desk/support/index.ts';
import { challengesJobs } from '../people/challenges/index.ts';
import { deliveryJobs } from '../people/delivery/index.ts';
import { identityJobs } from '../people/identity/index.ts';
import { messagesJobs } from '../people/messages/index.ts';
import { operatorsJobs } from '../people/operators/index.ts';
import { sessionsJobs } from '../people/sessions/index.ts';
import { uploadsJobs } from '../people/uploads/index.ts';
import { systemJobs } from '../site/system/index.ts';
import { readRetention } from '../site/system/read-retention.ts';
import { chatJobs } from '../talk/chat/index.ts';
import { givenOperator } from '../testing/operator.ts';
import { givenPlayer } from '../testing/rewards.ts';
import { useWorld } from '../testing/world.ts';

const t = useWorld();
const loaded = loadBrand('mekhala');
const { brand } = loaded;
const DAYS = new Map(
  readRetention(loaded as never).classes.map(({ name, days }) => [name, days] as const),
);

let memberId: MemberId;
let operatorId: string;
beforeAll(async () => {
  await seedContent(t.world, loaded);
  memberId = await givenPlayer(t.world);
  operatorId = (await givenOperator(t.world, 'support')).caller.operatorId;
});

/** A row of the class whose time begins at that moment. */
type Put = (at: Instant) => Promise<unknown>;
type Kept = { readonly table: string; readonly jobs: readonly AnyJob[]; readonly put: Put };

const run = (query: ReturnType<typeof sql>) => query.execute(t.world.db);

const CLASSES: Readonly<Record<RetentionClass, Kept>> = {
  chat: {
    table: 'chat_message',
    jobs: chatJobs(brand.code),
    put: async (at) => {
      await run(sql`insert into chat_room (room, rev) values ('lounge', 0)`);
      await run(
        sql`insert into chat_person (id, member_id, created_at) values ('chp_1', ${memberId}, ${at})`,
      );
      await run(sql`insert into chat_message
        (id, room, seq, rev, person_id, request_key, body, created_at)
        values ('cmg_1', 'lounge', 1, 1, 'chp_1', 'key-of-chat', 'hello', ${at})`);
    },
  },
  support: {
    table: 'support_conversation',
    jobs: supportJobs(brand).filter(({ name }) => name === 'support.prune'),
    put: async (at) => {
      await run(sql`insert into support_conversation
        (id, member_id, language, status, created_at, said_at, ended_at, ended_why)
        values ('sup_1', ${memberId}, 'EN', 'ended', ${at}, ${at}, ${at}, 'left')`);
      await run(sql`insert into support_message
        (id, conversation_id, seq, request_key, body, created_at)
        values ('sum_1', 'sup_1', 1, 'key-of-support', 'hello', ${at})`);
      await run(sql`insert into support_reader (conversation_id, operator_id, read_at)
        values ('sup_1', ${operatorId}, ${at})`);
    },
  },
  documents: {
    table: 'identity_picture',
    jobs: identityJobs({ brand }),
    put: async (at) => {
      await run(sql`insert into identity_check (id, member_id, request_key, document, number,
        number_digest, status, asked_at, decided_at)
        values ('idc_1', ${memberId}, 'key-of-check', 'passport', 'sealed:v1:x', 'digest',
          'approved', ${at}, ${at})`);
      await run(sql`insert into identity_picture
        (id, member_id, check_id, side, type, content, created_at)
        values ('idp_1', ${memberId}, 'idc_1', 'front', 'image/png', 'sealed:v1:x', ${at})`);
    },
  },
  messages: {
    table: 'messages_message',
    jobs: messagesJobs(brand),
    put: (at) =>
      run(sql`insert into messages_message (id, member_id, news, created_at)
        values ('msg_1', ${memberId}, '{"kind":"bank_name_used"}', ${at})`),
  },
  sentMessages: {
    table: 'delivery_message',
    jobs: deliveryJobs({
      brand,
      providers: { sms: null, mail: null },
      publicUrl: 'https://mekhala.example',
    }).filter(({ name }) => name === 'delivery.prune-messages'),
    put: (at) =>
      run(sql`insert into delivery_message
        (id, channel, target, template, language, facts, status, created_at, failures)
        values ('sent', 'sms', '+66812345678', 'code', 'EN', '{}', 'sent', ${at}, 0)`),
  },
  codes: {
    table: 'challenges_code',
    jobs: challengesJobs(brand),
    put: (at) =>
      run(sql`insert into challenges_code
        (id, purpose, target, code_hash, created_at, expires_at, failures, network)
        values ('code', 'login', '+66812345678', 'hash', ${at}, ${at}, 0, '203.0.113.0/24')`),
  },
  sessions: {
    table: 'sessions_session',
    jobs: sessionsJobs(brand),
    put: (at) =>
      run(sql`insert into sessions_session (id, token_hash, member_id, method, created_at, seen_at,
        expires_at, ended_at, ended_why, ip, user_agent)
        values ('ses_1', 'hash', ${memberId}, 'username', ${at}, ${at}, ${at}, ${at}, 'logout',
          '203.0.113.9', 'test')`),
  },
  logins: {
    table: 'sessions_login',
    jobs: sessionsJobs(brand),
    put: (at) =>
      run(sql`insert into sessions_login (id, member_id, at, ip, user_agent, method, outcome)
        values ('login', ${memberId}, ${at}, '203.0.113.9', 'test', 'username', 'refused')`),
  },
  addresses: {
    table: 'sessions_address',
    jobs: sessionsJobs(brand),
    put: (at) =>
      run(sql`insert into sessions_address (member_id, address, first_at, last_at)
        values (${memberId}, '203.0.113.9', ${at}, ${at})`),
  },
  devices: {
    table: 'sessions_device',
    jobs: sessionsJobs(brand),
    put: (at) =>
      run(sql`insert into sessions_device (member_id, device_digest, first_at, last_at)
        values (${memberId}, 'digest-of-a-device', ${at}, ${at})`),
  },
  unusedUploads: {
    table: 'uploads_picture',
    jobs: uploadsJobs(brand),
    put: (at) => putPicture('upl_1', at, null),
  },
  uploads: {
    table: 'uploads_picture',
    jobs: uploadsJobs(brand),
    put: (at) => putPicture('upl_2', at, 'dep_1'),
  },
  feedback: {
    table: 'feedback_case',
    jobs: feedbackJobs(brand),
    put: async (at) => {
      await run(sql`insert into feedback_case (id, reference, kind, member_id, language, status,
        created_at, asked_at, answer_by, closed_at, closed_by)
        values ('fbk_1', 'F-1', 'complaint', ${memberId}, 'EN', 'closed', ${at}, ${at}, ${at}, ${at},
          ${operatorId})`);
      await run(sql`insert into feedback_entry (id, case_id, text, created_at)
        values ('fbe_1', 'fbk_1', 'It was late.', ${at})`);
    },
  },
  problems: {
    table: 'system_problem',
    jobs: systemJobs(brand),
    put: (at) =>
      run(sql`insert into system_problem (reference, kind, page, url, message, user_agent, request_id,
        created_at) values ('P-1', 'crash', '/', '/', 'broken', 'test', '', ${at})`),
  },
  operatorSessions: {
    table: 'operators_session',
    jobs: operatorsJobs(brand).filter(({ name }) => name === 'operators.prune-sessions'),
    put: (at) =>
      run(sql`insert into operators_session
        (id, token_hash, operator_id, created_at, seen_at, expires_at, ip, user_agent)
        values ('ops_1', 'hash', ${operatorId}, ${at}, ${at}, ${at}, '203.0.113.9', 'test')`),
  },
};

const putPicture = (id: string, at: Instant, subject: string | null) =>
  run(sql`insert into uploads_picture
    (id, member_id, type, content, width, height, created_at, subject, place)
    values (${id}, ${memberId}, 'image/png', 'x', 1, 1, ${at}, ${subject},
      ${subject === null ? null : 0})`);

test.each(RETENTION_CLASSES)(
  'CARE-08 %s are there the day before their time ends and gone the day after',
  async (name) => {
    const { table, jobs, put } = CLASSES[name];
    const endsAt = t.world.clock.now();
    const days = DAYS.get(name) ?? 0;
    await run(sql`delete from ${sql.table(table)}`);
    await put(later(endsAt, -days * DAY_MS));
    const countAt = async (at: Instant) => {
      const world = { ...t.world, clock: { now: () => at } } as typeof t.world;
      for (const job of jobs) await job.run(world, {} as never);
      return (await run(sql`select from ${sql.table(table)}`)).rows.length;
    };
    expect(days).toBeGreaterThan(0);
    expect(await countAt(later(endsAt, -DAY_MS))).toBe(1);
    expect(await countAt(later(endsAt, DAY_MS))).toBe(0);
  },
);
