// The English messages of every expansion, by the name of its folder.

export { en as abbey } from './abbey/messages.ts';
export { en as abbot } from './abbot/messages.ts';
export { en as chips } from './chips/messages.ts';
export { en as crops } from './crops/messages.ts';
export { en as dragon } from './dragon/messages.ts';
export { en as ferries } from './ferries/messages.ts';
export { en as festival } from './festival/messages.ts';
export { en as flying } from './flying/messages.ts';
export { en as gold } from './gold/messages.ts';
export { en as hand } from './hand/messages.ts';
export { en as inns } from './inns/messages.ts';
export { en as islands } from './islands/messages.ts';
export { en as isle } from './isle/messages.ts';
export { en as king } from './king/messages.ts';
export { en as mage } from './mage/messages.ts';
export { en as messages } from './messages/messages.ts';
export { en as phantom } from './phantom/messages.ts';
export { en as river } from './river/messages.ts';
export { en as river2 } from './river2/messages.ts';
export { en as robbers } from './robbers/messages.ts';
export { en as 'small-cities' } from './small-cities/messages.ts';
export { en as traders } from './traders/messages.ts';
export { en as treats } from './treats/messages.ts';
export { en as upgrades } from './upgrades/messages.ts';
export { en as wine } from './wine/messages.ts';
