/** A mend of how hast-util-raw feeds parse5: a tag that HTML begins and a node of Markdown cuts off. */
import type * as parse5 from 'parse5';

/** States of the tokenizer, which names them in no export: within a tag, from its name to its end, and within comments and doctypes. */
const TAG_NAME = 7;
const BEFORE_ATTRIBUTE_NAME = 31;
const BOGUS_DOCTYPE = 67;
const DATA = 0;

/**
 * Has what follows a half tag read as new text. hast-util-raw drops the tag where a node that is no text cuts it off, but not the state in which
 * the tokenizer would go on with it, which then fails for want of the tag.
 */
export function mendHalfTags({ Tokenizer }: Pick<typeof parse5, 'Tokenizer'>): void {
  const { write } = Tokenizer.prototype;
  Tokenizer.prototype.write = function (chunk, isLastChunk) {
    const { state } = this;
    const isInTag = state === TAG_NAME || (state >= BEFORE_ATTRIBUTE_NAME && state <= BOGUS_DOCTYPE);
    if (isInTag && Reflect.get(this, 'currentToken') === null) this.state = DATA;
    write.call(this, chunk, isLastChunk);
  };
}
