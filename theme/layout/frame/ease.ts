/** A file that nothing else imports: shared with the router's code it would be one more request of every first view. */
import { SCROLL_EASING } from '../../../renderer/shared/limits.js';

/** Position of the eased scroll to the top in the next frame (B5.27). */
export const ease = (y: number): number => Math.floor(y * SCROLL_EASING);
