import { disableValidators } from 'discord.js';

// Discord checks the commands anyway, and so do tests; checking them at every start would take a tenth of it. Imported before the
// modules of the commands, which declare them as they are loaded.
disableValidators();
