;;; inline-graphql.el --- GraphQL in Swift, by the server of InlineGraphQL -*- lexical-binding: t; -*-

;;; Commentary:

;; GraphQL in Swift literals and in .graphql files.  The server runs beside sourcekit-lsp.
;;
;;     (require 'inline-graphql)
;;
;; With lsp-mode, both servers start in a Swift file.  Eglot has one server for a buffer: README.md says what to do.

;;; Code:

(require 'seq)

(declare-function lsp-register-client "lsp-mode")
(declare-function make-lsp-client "lsp-mode")
(declare-function lsp-stdio-connection "lsp-mode")
(defvar lsp-language-id-configuration)
(defvar eglot-server-programs)

(defgroup inline-graphql nil
  "GraphQL in Swift."
  :group 'tools)

(defcustom inline-graphql-program nil
  "The server's program, or nil to look for it.
It is looked for in the package's build, which has the version of the
macros, and then on the path."
  :type '(choice (const :tag "Look for it" nil) file))

(defcustom inline-graphql-beside '("sourcekit-lsp")
  "The server of Swift that `inline-graphql-eglot-command' has run beside it."
  :type '(repeat string))

(defun inline-graphql--root ()
  "Return the nearest folder above the buffer with a package."
  (expand-file-name (or (locate-dominating-file default-directory "Package.swift") default-directory)))

(defun inline-graphql-command (&rest _)
  "Return the server's command for the buffer."
  (let ((built (expand-file-name ".build/debug/inline-graphql" (inline-graphql--root))))
    (list (cond (inline-graphql-program)
                ((file-executable-p built) built)
                (t "inline-graphql"))
          "lsp")))

(defun inline-graphql-eglot-command (&rest _)
  "Return the command with which Eglot has both servers in a Swift buffer.
The program rass, of the package rassumfrassum, passes messages to
several servers.  Without it, Eglot has `inline-graphql-beside' alone."
  (if (executable-find "rass")
      (append '("rass" "--") inline-graphql-beside '("--") (inline-graphql-command))
    inline-graphql-beside))

(unless (fboundp 'graphql-mode)
  (define-derived-mode graphql-mode prog-mode "GraphQL"
    "A mode for files with GraphQL, where the package graphql-mode is not installed."
    (setq-local comment-start "# ")
    (setq-local tab-width 2))
  (add-to-list 'auto-mode-alist '("\\.\\(graphqls?\\|gql\\)\\'" . graphql-mode)))

;; lsp-mode joins the answers of several servers to a list, which is no answer to a request for one thing.

(defun inline-graphql--empty-p (answer)
  "Return whether ANSWER changes nothing."
  (cond ((hash-table-p answer)
         (and (or (gethash "changes" answer) (gethash "documentChanges" answer))
              (seq-every-p (lambda (key)
                             (let ((value (gethash key answer)))
                               (if (hash-table-p value) (zerop (hash-table-count value)) (seq-empty-p value))))
                           '("changes" "documentChanges"))))
        (t (seq-empty-p answer))))

(defun inline-graphql--merge (merge answers method)
  "Have MERGE join ANSWERS to METHOD, or take one where it cannot."
  (if (member method '("textDocument/rename" "textDocument/prepareRename" "textDocument/signatureHelp"
                       "textDocument/formatting" "textDocument/rangeFormatting"))
      (funcall merge (seq-take (seq-remove #'inline-graphql--empty-p answers) 1) method)
    (funcall merge answers method)))

(with-eval-after-load 'lsp-mode
  (advice-add 'lsp--merge-results :around #'inline-graphql--merge)
  (add-to-list 'lsp-language-id-configuration '(graphql-mode . "graphql"))
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection #'inline-graphql-command)
    :major-modes '(swift-mode swift-ts-mode graphql-mode graphql-ts-mode)
    ;; It starts although another server is there.
    :add-on? t
    :server-id 'inline-graphql)))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(graphql-mode . inline-graphql-command))
  (add-to-list 'eglot-server-programs '(swift-mode . inline-graphql-eglot-command)))

(provide 'inline-graphql)

;;; inline-graphql.el ends here
