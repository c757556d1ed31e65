// renderer/compile/parse-error.ts
var ParseError = class extends Error {
  constructor(reason, line, column) {
    super(reason);
    this.reason = reason;
    this.line = line;
    this.column = column;
  }
  reason;
  line;
  column;
};

export {
  ParseError
};
