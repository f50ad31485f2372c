import { expect, it } from 'vitest';
import { Features, policyOf, type TypedOptions } from '../../../src/bot/handlers/feature.ts';
import { COMMAND_NAMES, type CommandName } from '../../../src/i18n/speech.ts';
import { declarations, featureList, features } from '../../support/commands.ts';

const commandPolicy = (name: CommandName, options: TypedOptions) => policyOf(features.command(name)!, options);

it('has a feature for every command that the catalogue describes', () => {
  expect(declarations.map(({ name }) => name).sort()).toEqual([...COMMAND_NAMES].sort());
});

it('takes no two features with one command or one button', () => {
  const draw = featureList.find(({ name }) => name === 'draw')!;
  expect(() => new Features([draw, { ...draw, controls: {} }])).toThrow('one name or verb');
  expect(() => new Features([draw, { needs: 'nothing', controls: draw.controls! }])).toThrow('one name or verb');
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
    ['confirm', 'place'],
    ['pass', 'pass'],
    ['resign', 'resign'],
    ['take', 'replace'],
  ] as const) {
    // Some buttons also stand in direct messages, where the channel's game of the command is missing.
    const { where, ...policy } = commandPolicy(name, {});
    expect(features.controlPolicy(verb), verb).toMatchObject(policy);
    if (where !== 'server') expect(features.controlPolicy(verb)!.where, verb).not.toBe('server');
  }
});

it('tells the uses of one command apart', () => {
  expect(commandPolicy('board', {})).toEqual({
    needs: 'files',
    cost: 'picture',
    isPublic: false,
    where: 'direct',
  });
  expect(commandPolicy('board', { private: false })).toEqual({
    needs: 'files',
    cost: 'public-picture',
    isPublic: true,
    where: 'direct',
  });
  expect(commandPolicy('board', { view: 'text' }).needs).toBe('nothing');
  expect(commandPolicy('board', { view: 'text', private: false }).needs).toBe('files');
  expect(commandPolicy('new', { thread: true })).toMatchObject({ needs: 'thread', cost: 'thread' });
  expect(commandPolicy('new', {})).toMatchObject({ needs: 'posts', cost: 'lobby' });
  expect(commandPolicy('admin', { subcommand: 'check' }).needs).toBe('nothing');
  expect(commandPolicy('verify', { record: '1' }).cost).toBe('file');
});
