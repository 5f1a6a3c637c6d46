// A loader for `probe-app.mjs`: one file gets another line, all others stay; always in use, so that nothing else of a build differs.
module.exports = function changeOne(text) {
  return this.resourcePath === this.getOptions().changed ? `${text}\nglobalThis.changed = true;\n` : text;
};
