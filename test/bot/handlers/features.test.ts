import { expect, it } from 'vitest';
import { controls } from '../../../src/bot/controls/index.ts';
import { commandPolicy, controlPolicy, FEATURES } from '../../../src/bot/handlers/features.ts';
import { VERBS } from '../../../src/bot/write/control-id.ts';
import { COMMAND_NAMES } from '../../../src/i18n/speech.ts';
import { commands } from '../../support/commands.ts';

const sorted = (names: readonly string[]) => [...names].sort();

it('has every command and every verb in exactly one feature', () => {
  expect(sorted(FEATURES.flatMap(({ commands: names }) => names))).toEqual(sorted(COMMAND_NAMES));
  expect(sorted(FEATURES.flatMap(({ verbs = [] }) => verbs))).toEqual(sorted(VERBS));
});

it('leaves it to the features what a command or control needs, costs and shows', () => {
  for (const one of [...commands, ...controls]) {
    const { name: _, verb: __, ...own } = { name: '', verb: '', ...one };
    expect(Object.keys(own).filter((key) => !['declaration', 'run', 'suggest', 'updates'].includes(key))).toEqual([]);
  }
});

it('treats a button like the command that does the same', () => {
  for (const [verb, name] of [
    ['ask', 'vote'],
    ['vote', 'vote'],
    ['quiet', 'unwatch'],
    ['rules', 'rules'],
    ['how', 'rules'],
    ['page', 'log'],
    ['page', 'score'],
    ['choose', 'draw'],
    ['resign', 'resign'],
    ['take', 'replace'],
  ] as const) {
    // Some buttons also stand in direct messages, where the channel's game of the command is missing.
    const { isDirect, ...policy } = commandPolicy(name, {});
    expect(controlPolicy(verb), verb).toMatchObject(policy);
    if (isDirect) expect(controlPolicy(verb).isDirect, verb).toBe(true);
  }
});

it('tells the uses of one command apart', () => {
  expect(commandPolicy('board', {})).toEqual({
    needs: 'files',
    cost: 'picture',
    isPublic: false,
    isDirect: false,
  });
  expect(commandPolicy('board', { private: false })).toEqual({
    needs: 'files',
    cost: 'public-picture',
    isPublic: true,
    isDirect: false,
  });
  expect(commandPolicy('board', { view: 'text' }).needs).toBe('nothing');
  expect(commandPolicy('board', { view: 'text', private: false }).needs).toBe('files');
  expect(commandPolicy('new', { thread: true })).toMatchObject({ needs: 'thread', cost: 'thread' });
  expect(commandPolicy('new', {})).toMatchObject({ needs: 'posts', cost: 'lobby' });
  expect(commandPolicy('admin', { subcommand: 'check' }).needs).toBe('nothing');
  expect(commandPolicy('verify', { record: '1' }).cost).toBe('file');
});
