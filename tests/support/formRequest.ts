/**
 * jsdom's XMLHttpRequest, which also sends a FormData of Node's, as the bytes into which Node encodes it.
 * Everything else is jsdom's: events, abort, headers, errors.
 */
export class FormRequest extends XMLHttpRequest {
  #isGivenUp = false;

  override send(body?: Document | XMLHttpRequestBodyInit | null): void {
    if (body instanceof FormData) void this.#sendBytes(body);
    else super.send(body);
  }

  override abort(): void {
    this.#isGivenUp = true;
    super.abort();
  }

  async #sendBytes(form: FormData): Promise<void> {
    const written = new Response(form);
    const bytes = await written.arrayBuffer();
    this.setRequestHeader('Content-Type', written.headers.get('Content-Type') ?? '');
    super.send(bytes);
    // While the form is encoded jsdom does not know yet that it is sending.
    if (this.#isGivenUp) super.abort();
  }
}
