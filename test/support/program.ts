import { onTestFinished } from 'vitest';
import { type Program, startProgram } from '../../lab/driving/started-program.ts';

/** Starts the program with an environment of its own; killed when the test is over. See `startProgram`. */
export function runProgram(environment: Readonly<Record<string, string>>, command?: readonly string[]): Program {
  const program = startProgram(environment, command);
  onTestFinished(() => {
    program.signalGroup('SIGKILL');
  });
  return program;
}
