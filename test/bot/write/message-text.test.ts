import { AttachmentBuilder } from 'discord.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittedText, messageText, withinLimits } from '../../../src/bot/write/message-text.ts';

/** What is one sign, or means something as a whole only, and must never be cut. */
const WHOLE = [
  '<@1100000000000000001>',
  '<#1100000000000000001>',
  '</place:1100000000000000001>',
  '<t:1760000000:R>',
  '[the message](https://discord.com/channels/1/2/3)',
  'https://discord.com/channels/1/2/3',
  '👨‍👩‍👧‍👦',
  '🦜',
  'e\u0301\u0323',
  '\\*',
];

const lengthOf = (text: string) => [...text].length;

const part = fc.oneof(
  fc.constantFrom(...WHOLE),
  fc.constantFrom('**bold**', '`code`', '\u2068name\u2069', 'word', ' '),
  fc.stringMatching(/^[a-z]{1,30}$/),
);
const line = fc.array(part, { maxLength: 120, size: 'max' }).map((parts) => parts.join(''));
const text = fc.array(fc.oneof({ weight: 6, arbitrary: line }, fc.constant('```\n- code\n```')), {
  maxLength: 30,
  size: 'max',
});

/** What is left of a text when everything that must be whole is taken out. */
function withoutWholes(told: string): string {
  return WHOLE.reduce((rest, whole) => rest.replaceAll(whole, ''), told);
}

describe('the text of a message', () => {
  it('never is longer than Discord allows, whatever it is made of', () => {
    fc.assert(
      fc.property(text, fc.nat(35), (lines, tail) => {
        const told = messageText(lines, tail);
        expect(lengthOf(told)).toBeLessThanOrEqual(2000);
        if (lengthOf(lines.join('\n')) <= 2000) expect(told).toBe(lines.join('\n'));
        else expect(told).toContain('…');
        expect(told).not.toMatch(/\p{Cs}/u);
        for (const piece of ['<', '>', '](', 'https:', '\u200d', '🦜', '\u0301', '\\', '1100000'])
          expect(withoutWholes(told)).not.toContain(piece);
        expect(told.match(/```/g)?.length ?? 0).toSatisfy((count: number) => count % 2 === 0);
        for (const one of told.replaceAll('```', '').split('\n')) {
          expect(one.split('**').length % 2).toBe(1);
          expect(one.split('`').length % 2).toBe(1);
          expect(one.split('\u2068').length).toBe(one.split('\u2069').length);
        }
      }),
      { numRuns: 150, endOnFailure: true },
    );
  });

  it('keeps its last lines, and the first one of them where they are too many', () => {
    const many = Array.from({ length: 30 }, (_, index) => `${index} ${'x'.repeat(90)}`);
    const kept = messageText([...many, 'end'], 1).split('\n');
    expect(kept.slice(0, 2)).toEqual(many.slice(0, 2));
    expect(kept.slice(-2)).toEqual(['…', 'end']);
    const choices = messageText(['what happened', 'choose:', ...many, 'no piece'], many.length + 2).split('\n');
    expect(choices.slice(0, 3)).toEqual(['…', 'choose:', many[0]]);
    expect(choices.slice(-2)).toEqual(['…', 'no piece']);
  });

  it('cuts a line only where it is too long by itself', () => {
    const long = 'x'.repeat(2500);
    expect(messageText([long])).toBe(`${'x'.repeat(1999)}…`);
    const [first, last] = messageText(['status', long]).split('\n');
    expect([first, last]).toEqual(['status', `${'x'.repeat(999)}…`]);
    expect(messageText([long, 'end']).split('\n')).toEqual([expect.stringMatching(/^x{1900,}…$/), 'end']);
    expect(messageText([`**${long}**`])).toMatch(/^\*\*x+…\*\*$/);
  });

  it('closes a block of code that it breaks off, and opens one of which it left out the beginning', () => {
    const code = ['```', ...Array.from({ length: 30 }, () => 'y'.repeat(90)), '```'];
    expect(
      messageText(['a', ...code, 'end'])
        .split('\n')
        .slice(-3),
    ).toEqual(['…', '```', 'end']);
    const told = messageText([...Array.from({ length: 30 }, () => 'x'.repeat(90)), ...code.slice(0, 5), '```'], 3);
    expect(told.split('\n').slice(-5)).toEqual(['…', '```', 'y'.repeat(90), 'y'.repeat(90), '```']);
  });
});

it('leaves with texts and descriptions of files that Discord takes, and all else as it was', () => {
  const file = new AttachmentBuilder(Buffer.from('png'), { name: 'a.png', description: 'd'.repeat(1025) });
  const other = new AttachmentBuilder(Buffer.from('text'), { name: 'b.txt' });
  const message = { content: 'x'.repeat(2001), files: [file, other], allowedMentions: { parse: [] } };
  const left = withinLimits(message);
  expect(left.content).toBe(`${'x'.repeat(1999)}…`);
  expect(left.allowedMentions).toEqual({ parse: [] });
  expect(left.files[0]).toMatchObject({
    name: 'a.png',
    description: `${'d'.repeat(1023)}…`,
    attachment: file.attachment,
  });
  expect(left.files[1]).toBe(other);
  expect(file.description).toHaveLength(1025);
  expect(withinLimits({ content: '' })).toEqual({ content: '', allowedMentions: { parse: [] } });
});

it('cuts no label within an emoji of several characters', () => {
  expect(fittedText('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 10)).toBe('👨‍👩‍👧‍👦…');
  expect(fittedText('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 14)).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦');
});
