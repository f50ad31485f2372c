import { TestPerson } from 'local-discord/person';
import { patient } from './patience.ts';

TestPerson.patience = patient(30_000);
