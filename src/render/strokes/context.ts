/**
 * The used part of a canvas's 2D context, in the program or in a browser. Colours are CSS colours; their type is `unknown`
 * because a context may also return gradients.
 */
export interface PaintContext {
  fillStyle: unknown;
  strokeStyle: unknown;
  font: string;
  globalAlpha: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'miter' | 'round';
  lineWidth: number;
  textAlign: 'left' | 'center' | 'right' | 'start' | 'end';
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top';
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  beginPath(): void;
  clip(): void;
  closePath(): void;
  fill(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  lineTo(x: number, y: number): void;
  moveTo(x: number, y: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  restore(): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  save(): void;
  scale(x: number, y: number): void;
  stroke(): void;
  strokeText(text: string, x: number, y: number): void;
  translate(x: number, y: number): void;
}
