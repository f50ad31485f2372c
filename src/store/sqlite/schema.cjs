/** For drizzle-kit, which looks for tables among what a module exports. */
module.exports = require('./schema.ts').tables;
