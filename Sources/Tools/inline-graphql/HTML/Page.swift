import DocumentComposition
import Foundation

/// A page in one file: it loads nothing, and its only script is the one that searches and folds.
struct Page {
  /// A part of the page with a heading.
  struct Section {
    /// The fragment of its address.
    var id: String
    var title: String
    /// The number of its entries.
    var count: Int?
    var content: HTML
  }

  /// The title, which is the heading, too.
  var title: String

  /// A sentence under the title, and what else is above the sections.
  var introduction: HTML

  var sections: [Section]

  var html: HTML {
    let style = String(decoding: PackageResources.Page_css, as: UTF8.self)
    let script = String(decoding: PackageResources.Page_js, as: UTF8.self)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="\(policy(style, script))">
      <title>\(title)</title>
      <style>\(HTML(verbatim: style))</style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header>
      <h1><bdi>\(title)</bdi></h1>
      \(introduction)
      <nav aria-label="Sections"><ul>
      \(sections.map(link))
      </ul></nav>
      </header>
      <form role="search" id="search" hidden>
      <label for="words">Search</label>
      <input type="search" id="words" autocomplete="off" spellcheck="false" aria-describedby="found">
      <span id="found" role="status"></span>
      <button type="button" id="open">Open all</button>
      <button type="button" id="close">Close all</button>
      </form>
      <main id="content" tabindex="-1">
      \(sections.map(section))
      </main>
      <script>\(HTML(verbatim: script))</script>
      </body>
      </html>

      """
  }

  private func link(to section: Section) -> HTML {
    "<li><a href=\"#\(section.id)\">\(section.title)\(section.count.map { " (\($0))" })</a></li>\n"
  }

  private func section(_ section: Section) -> HTML {
    """
    <section id="\(section.id)" aria-labelledby="\(section.id)-title">
    <h2 id="\(section.id)-title">\(section.title)\(section.count.map { " <small>\($0)</small>" })</h2>
    \(section.content)
    </section>

    """
  }

  /// Lets the browser run this script and no other, whatever a text brings along.
  private func policy(_ style: String, _ script: String) -> String {
    "default-src 'none'; base-uri 'none'; form-action 'none'; style-src '\(source(style))'; script-src '\(source(script))'"
  }

  private func source(_ text: String) -> String {
    var digits = DocumentHash(of: text).hexadecimal[...]
    var bytes = Data()
    while let byte = UInt8(digits.prefix(2), radix: 16) {
      bytes.append(byte)
      digits = digits.dropFirst(2)
    }
    return "sha256-\(bytes.base64EncodedString())"
  }
}

extension Page.Section {
  /// Makes a part that lists entries, or says that there are none.
  init(id: String, title: String, entries: [HTML]) {
    self.init(
      id: id,
      title: title,
      count: entries.count,
      content: entries.isEmpty ? "<p>There are none.</p>" : HTML(entries)
    )
  }
}
