/** Puts a list below its trigger, or above when there is more room. */
export function placeBeside({ style, scrollHeight }: HTMLElement, trigger: HTMLElement): void {
  const box = trigger.getBoundingClientRect();
  const below = (window.visualViewport?.height ?? window.innerHeight) - box.bottom - 12;
  const above = box.top - 12;
  const isBelow = below >= Math.min(scrollHeight, 260) || below >= above;
  const width = Math.max(box.width, 220);
  style.width = `${width}px`;
  style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - width - 8))}px`;
  style.maxHeight = `${Math.min(400, isBelow ? below : above)}px`;
  style.top = isBelow ? `${box.bottom + 4}px` : 'auto';
  style.bottom = isBelow ? 'auto' : `${window.innerHeight - box.top + 4}px`;
}
