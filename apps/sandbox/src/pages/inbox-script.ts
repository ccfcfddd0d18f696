import type { Message } from '../inbox/message.ts';
import type { Speech } from './language.ts';

/** The page of the inbox: asks for the messages, shows them, and asks again when told of a change. */

const words = JSON.parse(find('#words').textContent) as Speech;
const list = find('#messages');
const reader = find('#reader');
const search = find('#search') as HTMLInputElement;
const servicesPane = reader.innerHTML;

const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'full' });
const clock = new Intl.DateTimeFormat(words.language, { timeStyle: 'medium', hourCycle: 'h23' });

let messages: readonly Message[] = [];
let seen: ReadonlySet<string> | null = null;
let kind = 'all';
let shown: string | null = null;

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}

type Properties = Readonly<Record<string, string>>;

function make(
  tag: string,
  properties: Properties,
  children: readonly (Node | string)[] = [],
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function icon(name: string): Node {
  const holder = document.createElement('template');
  holder.innerHTML = `<svg class="icon" aria-hidden="true"><use href="#i-${name}"/></svg>`;
  return holder.content;
}

const hashOf = ({ id }: Message) => `#m=${encodeURIComponent(id)}`;

const titleOf = ({ subject, text }: Message) => subject || text.split('\n')[0] || '';

/** Browsers lend the clipboard to this machine and to TLS alone; elsewhere the code is selected. */
async function copy(code: string, shownAt: HTMLElement): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(code);
  getSelection()?.selectAllChildren(shownAt);
}

function copyButton(code: string, look: string): HTMLElement {
  const label = make('span', {}, [code]);
  const button = make('button', { type: 'button', class: look, title: words.copy }, [
    label,
    icon('copy'),
  ]);
  button.setAttribute('aria-label', `${words.copy}: ${code}`);
  button.addEventListener('click', () => {
    void copy(code, label).then(() => {
      button.replaceChildren(label, icon('done'));
      button.classList.add('is-done');
      find('#news').textContent = words.copied;
      setTimeout(() => {
        button.replaceChildren(label, icon('copy'));
        button.classList.remove('is-done');
      }, 1_500);
    });
  });
  return button;
}

function rowOf(message: Message): HTMLElement {
  const isNew = seen !== null && !seen.has(message.id);
  const at = new Date(message.at);
  const link = make('a', { href: hashOf(message), class: 'message' }, [
    make('span', { class: `kind ${message.kind}` }, [icon(message.kind)]),
    make('span', { class: 'to' }, [message.to]),
    make('time', { datetime: message.at }, [clock.format(at)]),
    make('span', { class: 'title', dir: 'auto' }, [titleOf(message)]),
  ]);
  if (location.hash === hashOf(message)) link.setAttribute('aria-current', 'true');
  const row = make('li', isNew ? { class: 'is-new' } : {}, [link]);
  if (message.code) row.append(copyButton(message.code, 'code'));
  return row;
}

function matching(): readonly Message[] {
  const wanted = search.value.trim().toLowerCase();
  const digits = wanted.replaceAll(/[\s()-]/g, '');
  return messages.filter(({ kind: own, to, from, subject, text }) => {
    if (kind !== 'all' && own !== kind) return false;
    const all = `${to} ${from} ${subject ?? ''} ${text}`.toLowerCase();
    return all.includes(wanted) || (digits !== '' && all.includes(digits));
  });
}

function emptyState(): HTMLElement {
  const isSearch = messages.length > 0;
  return make('li', { class: 'empty' }, [
    icon('quiet'),
    make('b', {}, [isSearch ? words.no_match : words.empty]),
    make('span', {}, [isSearch ? words.no_match_hint : words.empty_hint]),
  ]);
}

function drawList(): void {
  const rows: HTMLElement[] = [];
  let heading = '';
  for (const message of matching()) {
    const on = day.format(new Date(message.at));
    if (on !== heading) rows.push(make('li', { class: 'day' }, [on]));
    heading = on;
    rows.push(rowOf(message));
  }
  list.replaceChildren(...(rows.length > 0 ? rows : [emptyState()]));
  for (const button of document.querySelectorAll<HTMLElement>('[data-kind]')) {
    const own = button.dataset['kind'];
    const count = messages.filter((message) => own === 'all' || message.kind === own).length;
    button.setAttribute('aria-pressed', String(own === kind));
    const figure = button.querySelector('i');
    if (figure) figure.textContent = count > 0 ? String(count) : '';
  }
}

/** An e-mail cannot run scripts here; its links open beside this page. */
function letterOf({ html, subject }: Message): HTMLElement {
  const base = '<base target="_blank">';
  const frame = make('iframe', {
    class: 'letter',
    sandbox: 'allow-popups allow-popups-to-escape-sandbox',
    title: subject ?? '',
    srcdoc: `${base}${html ?? ''}`,
  });
  return frame;
}

function bodyOf(message: Message): readonly HTMLElement[] {
  const plain = make('pre', { class: message.kind === 'sms' ? 'bubble' : 'plain', dir: 'auto' }, [
    message.text,
  ]);
  if (!message.html) return [plain];
  const letter = letterOf(message);
  const choices = [words.as_letter, words.as_text].map((word, index) => {
    const button = make('button', { type: 'button', 'aria-pressed': String(index === 0) }, [word]);
    button.addEventListener('click', () => {
      letter.hidden = index === 1;
      plain.hidden = index === 0;
      choices.forEach((each, place) => each.setAttribute('aria-pressed', String(place === index)));
    });
    return button;
  });
  plain.hidden = true;
  return [make('div', { class: 'kinds' }, choices), letter, plain];
}

function drawReader(): void {
  const message = messages.find((each) => hashOf(each) === location.hash);
  document.body.dataset['view'] = message ? 'message' : location.hash.slice(1) || 'list';
  // What is already open stays as it is: an e-mail half read does not jump.
  if ((message?.id ?? null) === shown && reader.childElementCount > 0) return;
  shown = message?.id ?? null;
  if (!message) {
    reader.innerHTML = servicesPane;
    return;
  }
  const at = new Date(message.at);
  const facts = [
    [words.from, message.from],
    [words.to, message.to],
  ].flatMap(([name = '', value = '']) => [make('dt', {}, [name]), make('dd', {}, [value])]);
  const actions = make('div', { class: 'actions' });
  if (message.code) actions.append(copyButton(message.code, 'code is-big'));
  if (message.link) {
    const link = { href: message.link, target: '_blank', rel: 'noreferrer', class: 'open' };
    actions.append(make('a', link, [words.open_link, icon('link')]));
  }
  reader.replaceChildren(
    backLink(),
    make('article', {}, [
      make('p', { class: 'when' }, [`${day.format(at)} · ${clock.format(at)}`]),
      make('h1', { dir: 'auto' }, [message.subject ?? message.to]),
      make('dl', {}, facts),
      actions,
      ...bodyOf(message),
    ]),
  );
  reader.scrollTop = 0;
}

const backLink = () => make('a', { href: '#', class: 'back' }, [icon('back'), words.back]);

function draw(): void {
  drawList();
  drawReader();
}

async function refresh(): Promise<void> {
  const reply = await fetch('/messages');
  messages = (await reply.json()) as readonly Message[];
  const [newest] = messages;
  if (seen && newest && !seen.has(newest.id)) {
    find('#news').textContent = `${words.arrived} ${newest.to}`;
  }
  draw();
  seen = new Set(messages.map(({ id }) => id));
}

function listen(): void {
  const live = find('#live');
  const tell = (isOn: boolean) => {
    live.dataset['on'] = String(isOn);
    live.querySelector('span')?.replaceChildren(isOn ? words.live : words.offline);
  };
  const changes = new EventSource('/changes');
  changes.addEventListener('open', () => tell(true));
  changes.addEventListener('error', () => tell(false));
  changes.addEventListener('message', () => void refresh());
}

search.addEventListener('input', drawList);
addEventListener('hashchange', draw);
for (const button of document.querySelectorAll<HTMLElement>('[data-kind]')) {
  button.addEventListener('click', () => {
    kind = button.dataset['kind'] ?? 'all';
    drawList();
  });
}
find('#clear').addEventListener('click', () => {
  if (messages.length > 0 && confirm(words.clear_sure))
    void fetch('/messages', { method: 'DELETE' });
});
listen();
