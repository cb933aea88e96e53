/** More than any answer of a few sentences is; an endpoint that sends without end fills no memory. */
const ANSWER_BYTES_MAX = 1 << 20;

/** `fetch` for an endpoint that is not trusted to be well-behaved: it is not followed elsewhere, and not read without end. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  return new Response(response.body.pipeThrough(limited()), response);
};

function limited(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > ANSWER_BYTES_MAX) controller.error(new Error('the language model sent more than 1 MB'));
      else controller.enqueue(chunk);
    },
  });
}
