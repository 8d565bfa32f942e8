import type { StoredType } from './cell-of.ts';
import { RichText } from './rich-text.ts';

/** What stands between the tags of one cell. Only its own elements count, nothing of what a program adds in some of its own. */
export class CellContent {
  formula = false;
  /** The element of the cell that is open or was last, and how many are open with it. */
  #child = '';
  #depth = 0;
  #value: string | undefined;
  #inline: RichText | undefined;
  #twice = false;

  get isClosed(): boolean {
    return this.#depth === 0;
  }

  get collecting(): boolean {
    return this.#child === 'v'
      ? this.#depth === 1
      : this.#child === 'is' && this.#inline?.collecting === true;
  }

  add(text: string): void {
    if (this.#child === 'v') this.#value = (this.#value ?? '') + text;
    else if (this.#inline) this.#inline.text += text;
  }

  tag(name: string, closing: boolean, empty: boolean): void {
    if (this.#depth === 0) this.#begin(name);
    else if (this.#child === 'is') this.#inline?.tag(name, closing, empty);
    else if (this.#child === 'v' && !closing) this.#twice = true;
    if (!empty) this.#depth += closing ? -1 : 1;
  }

  /** As the cell's type has it; undefined where it is empty. */
  valueOf(type: StoredType): string | undefined {
    return type === 'inlineStr' ? this.#inline?.text : this.#value;
  }

  /** Its value stands there twice, or in parts, or only where its type does not look: whoever reads it must guess. */
  isAmbiguous(type: StoredType): boolean {
    const [meant, other] =
      type === 'inlineStr' ? [this.#inline, this.#value] : [this.#value, this.#inline?.text];
    return this.#twice || this.#inline?.ambiguous === true || (meant === undefined && other !== undefined);
  }

  #begin(name: string): void {
    this.#child = name;
    if (name === 'f') this.formula = true;
    if (name === 'v') {
      this.#twice ||= this.#value !== undefined;
      this.#value ??= '';
    }
    if (name === 'is') {
      this.#twice ||= this.#inline !== undefined;
      this.#inline ??= new RichText();
    }
  }
}
