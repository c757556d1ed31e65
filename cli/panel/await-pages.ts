/** Script of the document served for every page until a build succeeds: shows the errors, then reloads. */
import type { EarlierMessage } from '../../renderer/shared/reload-message.js';
import { createOverlay } from '../../theme/client/navigation/reload-overlay.js';

/** Shows what a stream of the server tells, until there are pages. */
function follow(stream: EventSource): void {
  let build: string | undefined;
  let token: string | undefined;
  const showProblems = createOverlay();
  stream.onmessage = ({ data }) => {
    const message: EarlierMessage = JSON.parse(data);
    if (message.kind === 'problems') return showProblems(message.problems, token);
    if (message.kind === 'hello') {
      const isOther = build !== undefined && build !== message.build;
      ({ build, token } = message);
      if (isOther) location.reload();
    } else if ((message.ago ?? 0) < performance.now()) location.reload();
  };
}

follow(new EventSource('/_notes/reload'));
